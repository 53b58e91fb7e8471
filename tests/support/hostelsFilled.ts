import { callerOf } from './call.ts';
import { expect } from './e2e.ts';
import { tokenOf } from './logIn.ts';

/** The college is filled in the background, after it has begun to answer: reservations come last. */
export async function hostelsFilled(address: string): Promise<void> {
  const token = await tokenOf(address, 'admin');
  const summary = async () => (await callerOf(address).call('GET', '/api/Hostel/summary', { token })).data.total.in;
  await expect.poll(summary, { message: 'students live in the hostels', timeout: 60_000 }).toBeGreaterThan(0);
  const own = await tokenOf(address, 'student');
  const hostels = async () =>
    (await callerOf(address).call('GET', '/api/Hostel/own-hostel', { token: own })).data?.window ?? null;
  await expect.poll(hostels, { message: 'beds can be chosen', timeout: 60_000 }).not.toBeNull();
}
