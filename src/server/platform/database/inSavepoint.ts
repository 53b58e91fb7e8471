import type { Queryable } from './database.ts';

/** An error of what is done undoes that alone, and the transaction can go on. @throws what it throws */
export async function inSavepoint<T>(tx: Queryable, act: () => Promise<T>): Promise<T> {
  const execute = (text: string) => tx.query({ name: '', text, values: [] });
  await execute('savepoint part');
  try {
    return await act();
  } catch (error) {
    await execute('rollback to savepoint part');
    throw error;
  } finally {
    await execute('release savepoint part');
  }
}
