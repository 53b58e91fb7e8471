import fastify from 'fastify';
import { memoryStore, remitaSandbox } from './index.ts';

/** It runs alone as `REMITA_MERCHANT_ID= REMITA_SERVICE_TYPE_ID= REMITA_API_KEY= node src/remita-sandbox/main.ts`. */
const {
  PORT = '4000',
  HOST = '127.0.0.1',
  NOTIFY_URL = 'http://localhost:3000/api/Payment/notification',
} = process.env;
const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} must be set`);
  return value;
};

const app = fastify();
await app.register(remitaSandbox, {
  merchant: {
    merchantId: required('REMITA_MERCHANT_ID'),
    serviceTypeId: required('REMITA_SERVICE_TYPE_ID'),
    apiKey: required('REMITA_API_KEY'),
  },
  store: memoryStore(),
  notifyAddress: () => NOTIFY_URL,
  control: true,
  lateMs: Number(process.env['LATE_MS'] ?? 5_000),
});
const address = await app.listen({ port: Number(PORT), host: HOST });
process.stdout.write(`Remita sandbox at ${address}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)));
// It ends with the process that started it.
process.once('disconnect', () => process.exit(0));
