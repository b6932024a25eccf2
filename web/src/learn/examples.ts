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
      say: 'web-learn-fits-example-specials',
      options: { seats: '1', boards: '4' },
      entries: ['0 start V5', '1 V5:0@A', '0 card L4', '1 L4:2@E'],
    },
  ],
  bits: [
    {
      say: 'web-learn-bits-example-areas',
      options: { seats: '1', pro: 'off' },
      entries: ['0 task 1 O4', '0 start RB', '1 RB>A', '0 card RR', '1 RR^A', '0 card BB', '1 BB>B'],
    },
  ],
  fillit: [
    {
      say: 'web-learn-fillit-example-setup',
      options: { seats: '2', board: 'large', layout: 'A' },
      entries: [],
    },
  ],
  jammit: [
    {
      say: 'web-learn-jammit-example-push',
      options: { seats: '2', board: 'large', layout: 'A' },
      entries: ['1 e9=BN', '1 >i9'],
    },
  ],
};
