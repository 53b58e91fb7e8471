export type Stage = 'serving' | 'restoring' | 'draining';

export class Life {
  #stage: Stage = 'serving';

  get stage(): Stage {
    return this.#stage;
  }

  /** A balancer sends nothing new from now on; there is no way back. */
  drain(): void {
    this.#stage = 'draining';
  }

  async restoring<T>(work: () => Promise<T>): Promise<T> {
    this.#stage = 'restoring';
    try {
      return await work();
    } finally {
      if (this.#stage === 'restoring') this.#stage = 'serving';
    }
  }
}
