/** Where a server stands: whoever asks whether it is ready, and every request, is answered by it. */
export type Stage = 'serving' | 'restoring' | 'draining';

export class Life {
  #stage: Stage = 'serving';

  get stage(): Stage {
    return this.#stage;
  }

  /** From now on it takes nothing new from a balancer; there is no way back. */
  drain(): void {
    this.#stage = 'draining';
  }

  /** Requests are refused while another college is put in the place of this one. */
  async restoring<T>(work: () => Promise<T>): Promise<T> {
    this.#stage = 'restoring';
    try {
      return await work();
    } finally {
      if (this.#stage === 'restoring') this.#stage = 'serving';
    }
  }
}
