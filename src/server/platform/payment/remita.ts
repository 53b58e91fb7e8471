/** What we ask Remita for. Amounts are whole kobo; the adapter writes them as Naira on the wire. */
export interface RrrRequest {
  readonly orderId: string;
  readonly amountKobo: number;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly payerPhone: string;
  readonly description: string;
}

/** What Remita says of a payment, by its own codes (strings: `025` and `25` differ). */
export interface PaymentStatus {
  readonly state: 'paid' | 'pending' | 'failed' | 'unknown';
  readonly code: string;
  readonly message: string;
  readonly rrr: string;
  readonly orderId: string;
  readonly amountKobo: number;
  readonly paidAt: string | null;
}

/** The form that a browser posts to Remita's hosted pay page. */
export interface PayForm {
  readonly action: string;
  readonly fields: Record<string, string>;
}

/** The payment provider. Only its base address differs between live, demo and our own sandbox. */
export interface Remita {
  generateRrr(request: RrrRequest): Promise<string>;
  statusOf(rrr: string): Promise<PaymentStatus>;
  cancel(rrr: string): Promise<void>;
  payForm(rrr: string, responseUrl: string): PayForm;
}
