/** Drawn examples of the rules pages: real positions, reached by real entries. */

export interface Example {
  /** Message id of what it shows. */
  say: string;
  options: Record<string, string>;
  entries: string[];
}

export const EXAMPLES: Record<string, Example[]> = {
  fits: [
    {
      say: 'web-learn-fits-example-slide',
      options: { seats: '1', boards: '1' },
      entries: ['0 start L5', '1 L5:1@A', '0 card T4', '1 T4:2@D', '0 card O4', '1 O4:0@D'],
    },
    {
      say: 'web-learn-fits-example-rows',
      options: { seats: '1', boards: '1' },
      entries: ['0 start L5', '1 L5:3@A', '0 card O4', '1 O4:0@E'],
    },
    {
      say: 'web-learn-fits-example-bonus',
      options: { seats: '1', boards: '2' },
      entries: ['0 start T5', '1 T5:3@C', '0 card X5', '1 X5:0@C'],
    },
    {
      say: 'web-learn-fits-example-specials',
      options: { seats: '1', boards: '4' },
      entries: ['0 start V5', '1 V5:0@A', '0 card L4', '1 L4:2@E'],
    },
  ],
  bits: [
    {
      say: 'web-learn-bits-example-areas',
      options: { seats: '1', pro: 'off' },
      entries: [
        '0 task 1 O4',
        '0 start RB',
        '1 RB>A',
        '0 card RR',
        '1 RR^A',
        '0 card BB',
        '1 BB>B',
      ],
    },
    {
      say: 'web-learn-bits-example-exact',
      options: { seats: '1', pro: 'off' },
      entries: [
        '0 task 1 O4',
        '0 start RB',
        '1 RB>A',
        '0 card RR',
        '1 RR^A',
        '0 card RK',
        '1 RK^B',
        '0 card RP',
        '1 RP>A',
      ],
    },
    {
      say: 'web-learn-bits-example-neutral',
      options: { seats: '1', pro: 'off' },
      entries: [
        '0 task 1 O4',
        '0 start RB',
        '1 RB>A',
        '0 card BB',
        '1 BB>C',
        '0 card RR',
        '1 NN>B',
        '0 card BY',
        '1 BY^D',
        '0 card BK',
        '1 BK^C',
      ],
    },
    {
      say: 'web-learn-bits-example-gap',
      options: { seats: '1', pro: 'off' },
      entries: ['0 task 1 O4', '0 start RB', '1 RB^A', '0 card BB', '1 BB>A'],
    },
  ],
  fillit: [
    {
      say: 'web-learn-fillit-example-setup',
      options: { seats: '2', board: 'large', layout: 'A' },
      entries: [],
    },
    {
      say: 'web-learn-fillit-example-return',
      options: { seats: '2', board: 'mini', layout: 'A' },
      entries: ['1 f7-e7 >d5', '2 >c1 c2-d3', '1 >a2 c5-d6', '2 >c6 b1-a1'],
    },
    {
      say: 'web-learn-fillit-example-swap',
      options: { seats: '2', board: 'mini', layout: 'A' },
      entries: ['1 >c6 b5-c6'],
    },
    {
      say: 'web-learn-fillit-example-alone',
      options: { seats: '2', board: 'mini', layout: 'A' },
      entries: [
        '1 b5-c6 >d5',
        '2 >d3 e3-f4',
        '1 >g5 c5-d6',
        '2 >g6 c2-c1',
        '1 e6-f6 >g4',
        '2 >g7 f4-e4',
        '1 d6-c6 >g6',
        '2 f3-g4',
      ],
    },
  ],
  jammit: [
    {
      say: 'web-learn-jammit-example-push',
      options: { seats: '2', board: 'large', layout: 'A' },
      entries: ['1 e9=BN'],
    },
    {
      say: 'web-learn-jammit-example-points',
      options: { seats: '2', board: 'mini', layout: 'A' },
      entries: ['1 f7=NB', '1 >g4', '2 f3=RN'],
    },
    {
      say: 'web-learn-jammit-example-neutral',
      options: { seats: '2', board: 'mini', layout: 'A' },
      entries: ['1 b5=BN', '1 >a1', '2 b1=RN'],
    },
    {
      say: 'web-learn-jammit-example-centre',
      options: { seats: '2', board: 'mini', layout: 'A' },
      entries: ['1 b5=BN', '1 >a1', '2 c1=NR', '2 >a4', '1 a4=NB', '1 >g7', '2 a4=RN'],
    },
    {
      say: 'web-learn-jammit-example-extra',
      options: { seats: '2', board: 'mini', layout: 'A' },
      entries: ['1 b5=NB', '1 >a1', '2 e2=RN', '2 >d7', '1 c1=BN', '1 >d1', '2 b5=RN'],
    },
  ],
};
