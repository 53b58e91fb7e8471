/** A mail as it leaves the house. */
export interface Outgoing {
  /** Stays the same however often it is sent, so that a mail that came twice can be told. */
  readonly messageId: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Who takes a mail on its way. */
export interface Postman {
  /** Whether what was delivered can be read here and nowhere else. */
  readonly keepsWords: boolean;
  /**
   * Resolves with the answer of the server that took it.
   * @throws Refusal when no further attempt can help; anything else is worth another
   */
  deliver(mail: Outgoing): Promise<string>;
}

/** The recipient's mail server will not have it, now or later; the message is its answer. */
export class Refusal extends Error {}
