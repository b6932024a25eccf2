import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { play } from './sound';

/** The tones themselves are for a real browser. */
const opened = vi.fn(function () {
  throw new Error('no sound device');
});

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', opened);
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call));
});
afterEach(() => {
  frames = [];
  opened.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('opens the sound device only when what happened has been drawn', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  play('card');
  vi.runAllTimers();
  expect(opened).not.toHaveBeenCalled();
  for (const frame of frames) frame(0);
  expect(opened).not.toHaveBeenCalled();
  expect(() => vi.runAllTimers()).toThrow('no sound device');
  expect(opened).toHaveBeenCalledOnce();
});

it('calls a player to the table at once while another tab is looked at', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(() => play('turn')).toThrow('no sound device');
  expect(opened).toHaveBeenCalledOnce();
});
