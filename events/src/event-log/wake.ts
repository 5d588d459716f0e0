/** A pause that a ring ends early; a ring while nobody pauses ends the next pause at once. */
export class Wake {
  private rung = false;
  private end: (() => void) | undefined;

  ring(): void {
    this.rung = true;
    this.end?.();
  }

  async pause(ms: number): Promise<void> {
    if (!this.rung)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.end = undefined;
    this.rung = false;
  }
}
