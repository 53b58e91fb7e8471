import { randomUUID } from 'node:crypto';

export const newOrderId = (): string => randomUUID().replaceAll('-', '');
