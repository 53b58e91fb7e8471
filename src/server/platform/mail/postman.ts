export interface Outgoing {
  /** It is the same at every attempt, so that a duplicate can be recognised. */
  readonly messageId: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Postman {
  /** True when the stored text is the only copy, so that it stays after delivery. */
  readonly keepsWords: boolean;
  /** Resolves with the server's answer. @throws Refusal when no attempt can help; another error is worth one more */
  deliver(mail: Outgoing): Promise<string>;
}

/** The recipient's mail server refuses for good; the message is its answer. */
export class Refusal extends Error {}
