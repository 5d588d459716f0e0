/** What other processes do rings no bell here. */
const LOOK_AGAIN_MS = 100;

/** Lets somebody wait for a condition that is looked at again whenever something has happened, here or elsewhere. */
export class Waiting {
  private waking: (() => void)[] = [];

  /** Something has happened. */
  tell(): void {
    for (const wake of this.waking.splice(0)) wake();
  }

  async until(holds: () => Promise<boolean>): Promise<void> {
    for (;;) {
      // Asked for before the look, so that what happens during it counts.
      const happened = new Promise<void>((resolve) => this.waking.push(resolve));
      if (await holds()) return;
      const timer = setTimeout(() => this.tell(), LOOK_AGAIN_MS);
      await happened;
      clearTimeout(timer);
    }
  }
}
