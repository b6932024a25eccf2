// jsdom has no media queries; nothing in the tests depends on the answer.
window.matchMedia ??= (query) =>
  ({ matches: false, media: query, addEventListener: () => undefined }) as unknown as MediaQueryList;
