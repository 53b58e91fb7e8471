export interface RrrRequest {
  readonly orderId: string;
  readonly amountKobo: number;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly payerPhone: string;
  readonly description: string;
}

export interface PaymentStatus {
  readonly state: 'paid' | 'pending' | 'failed' | 'unknown';
  readonly code: string;
  readonly message: string;
  readonly rrr: string;
  readonly orderId: string;
  readonly amountKobo: number;
  readonly paidAt: string | null;
}

/** A browser posts it to Remita's hosted pay page. */
export interface PayForm {
  readonly action: string;
  readonly fields: Record<string, string>;
}

/** Only the base address differs between live, demo and our own sandbox. */
export interface Remita {
  generateRrr(request: RrrRequest): Promise<string>;
  statusOf(rrr: string): Promise<PaymentStatus>;
  cancel(rrr: string): Promise<void>;
  payForm(rrr: string, responseUrl: string): PayForm;
}
