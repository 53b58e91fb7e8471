export interface SandboxOrder {
  /** Twelve digits. */
  readonly rrr: string;
  readonly orderId: string;
  readonly amountKobo: number;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly payerPhone: string;
  readonly description: string;
  readonly createdAt: Date;
  readonly state: 'open' | 'declined' | 'paid' | 'cancelled' | 'reversed';
  /** May be short of `amountKobo`; null until paid. */
  readonly paidKobo: number | null;
  readonly channel: Channel | null;
  readonly paidAt: Date | null;
}

export type Channel = 'CARDPAYMENT' | 'BANKBRANCH';

export type NewOrder = Pick<
  SandboxOrder,
  'rrr' | 'orderId' | 'amountKobo' | 'payerName' | 'payerEmail' | 'payerPhone' | 'description' | 'createdAt'
>;

export interface OrderStore {
  /** False when the order or the RRR is already there. */
  insert(order: NewOrder): Promise<boolean>;
  byRrr(rrr: string): Promise<SandboxOrder | undefined>;
  byOrderId(orderId: string): Promise<SandboxOrder | undefined>;
  /** Returns the paid order, or undefined when it was not payable: an RRR is paid once. */
  pay(rrr: string, payment: { paidKobo: number; channel: Channel; paidAt: Date }): Promise<SandboxOrder | undefined>;
  /** Returns the order that was paid; undefined when it was not. */
  reverse(rrr: string): Promise<SandboxOrder | undefined>;
  decline(rrr: string): Promise<void>;
  /** False when it was paid already, or is unknown. */
  cancel(rrr: string): Promise<boolean>;
}
