import type { Timing } from '../src/lib/connection/transport';

/** Time that runs faster than the wall clock, so that nine seconds of silence take less than one. */
export class Clock implements Timing {
  private since = performance.now();
  private before = 0;

  constructor(private pace: number) {}

  now(): number {
    return this.before + (performance.now() - this.since) * this.pace;
  }

  later(milliseconds: number, call: () => void): () => void {
    const timer = setTimeout(call, milliseconds / this.pace);
    return () => clearTimeout(timer);
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((wake) => this.later(milliseconds, wake));
  }

  /** Lets time run at this pace from now on. */
  run(pace: number): void {
    this.before = this.now();
    this.since = performance.now();
    this.pace = pace;
  }
}
