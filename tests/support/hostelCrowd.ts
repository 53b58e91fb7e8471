import { setTimeout as pause } from 'node:timers/promises';
import type { OwnHostel, RoomCard } from '#contract/hostels/booking.ts';
import type { StudentInvoice } from '#contract/finance/student-fees.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { callerOf, type Answer } from './call.ts';

/** What a whole crowd waits for at once, so that nobody asks a server that is down again and again. */
export interface Line {
  readonly address: string;
  /** Resolves when the server serves. */
  serving(): Promise<unknown>;
}

export interface Student {
  readonly studentId: string;
  readonly token: string;
  readonly index: number;
}

const A_MONTH_MS = 30 * 86_400_000;

/** Accounts for students who have none, each signed in for a month. A log-in costs a password's hash; of that is no race. */
export async function signedInCrowd(db: Queryable, studentIds: readonly string[]): Promise<Student[]> {
  await db.query({
    name: '',
    values: [[...studentIds], new Date(Date.now() + A_MONTH_MS)],
    text: `
      with listed as (
        select id as student_id, gen_random_uuid() as user_id, gen_random_uuid() as session_id from unnest($1::uuid[]) id
      ), account as (
        insert into user_account (id, user_name, role_id, surname, firstname, middlename, email, birthday, student_type_id, password_hash, created_at, moved_at)
        select l.user_id, 'crowd' || l.student_id, u.role_id, 'Okafor', 'Crowd', '', l.student_id || '@candidates.example', '2007-05-06', 1, u.password_hash, now(), now()
          from listed l, user_account u where u.user_name = 'student'
      ), owned as (
        update student s set user_id = l.user_id from listed l where s.id = l.student_id
      ), opened as (
        insert into user_session (id, user_id, started_at, ip, device_hash) select session_id, user_id, now(), '127.0.0.1', sha256(user_id::text::bytea) from listed
      )
      insert into access_token (token_hash, session_id, expires_at) select sha256(student_id::text::bytea), session_id, $2::timestamptz from listed`,
  });
  return studentIds.map((studentId, index) => ({ studentId, token: studentId, index }));
}

const MOST_TRIES = 200;

/** Under which the server believes where its callers are. */
export const BEHIND_A_PROXY = { TRUSTED_PROXIES: '127.0.0.1' } as const;

/** One device, in a network of its own: what the server did not answer, or asks to send later, is sent again, as the portal does. */
export function deviceOf({ address, serving }: Line, { token, index }: Student) {
  const caller = callerOf(address);
  const headers = { 'x-forwarded-for': `10.${Math.floor(index / 250)}.${index % 250}.1` };
  async function send<Reply>(method: string, path: string, body?: object): Promise<Answer<Reply>> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await serving();
      const answer = await caller
        .call<Reply>(method, `/api${path}`, { token, headers, ...(body && { body }) })
        .catch(() => undefined);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      const againMs = Number(answer?.headers.get('retry-after') ?? 0) * 1_000;
      await pause(Math.max(againMs, 100) + Math.random() * 400);
    }
    throw new Error(`The college did not answer ${MOST_TRIES} times: ${method} ${path}`);
  }
  return {
    own: async () => (await send<OwnHostel>('GET', '/Hostel/own-hostel')).data.reservation,
    rooms: async (hostelId: number) =>
      (await send<{ rooms: RoomCard[] }>('GET', `/Hostel/available-rooms?hostelId=${hostelId}`)).data.rooms,
    beds: async (roomId: number) =>
      (
        await send<{ spaces: { id: number; status: string }[] }>('GET', `/Hostel/available-beds?roomId=${roomId}`)
      ).data.spaces.filter(({ status }) => status === 'free'),
    hold: async (bedId: number) => {
      const { status, data, text } = await send<{ id: string }>('POST', '/Hostel/hold-bed', { bedId });
      if (status === 200) return data.id;
      if (status !== 409 && status !== 422) throw new Error(text);
      return undefined;
    },
    async reserve(reservationId: string, expectedTotal: number): Promise<StudentInvoice | undefined> {
      const body = { reservationId, expectedTotal };
      const { status, data, text } = await send<StudentInvoice>('POST', '/Hostel/reserve-bed', body);
      if (status === 200) return data;
      if (status !== 409) throw new Error(text);
      return undefined;
    },
    async isCredited(rrr: string): Promise<boolean> {
      const { data } = await send<{ isPaid: boolean }>('POST', '/ApplicationInvoice/verify-payment', { rrr });
      return data?.isPaid === true;
    },
  };
}

export type Device = ReturnType<typeof deviceOf>;
