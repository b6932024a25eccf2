import { expect, test } from 'vitest';
import { sections } from './rules_text';

test('headings begin sections, and several lines together are a list', () => {
  expect(sections('# Goal\n\nFill it.\n\n# Points\n\nCount:\n\nrows\ndots')).toEqual([
    { heading: 'Goal', blocks: ['Fill it.'] },
    { heading: 'Points', blocks: ['Count:', { isNumbered: false, items: ['rows', 'dots'] }] },
  ]);
});

test('lines with numbers are a numbered list', () => {
  expect(sections('1. Push.\n2. Move.')).toEqual([
    { heading: '', blocks: [{ isNumbered: true, items: ['Push.', 'Move.'] }] },
  ]);
});

test('rules without headings are one section', () => {
  expect(sections('First.\n\nThen.')).toEqual([{ heading: '', blocks: ['First.', 'Then.'] }]);
});
