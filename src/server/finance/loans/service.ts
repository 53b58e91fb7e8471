export { batchOnLine } from './batches.ts';
