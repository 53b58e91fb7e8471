import { until } from '../../support/until.ts';
import { signIn, type SignedIn } from '../target/people.ts';
import type { Target } from '../target/target.ts';

const DAY_MS = 86_400_000;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A hostel of the attack's own, for the student's sex, whose beds are booked now. @returns its beds that the student sees */
export async function newBeds(target: Target, student: SignedIn, naira: number): Promise<number[]> {
  const { browser, token } = await signIn(target, 'hostels');
  const send = async (method: 'POST' | 'PUT', path: string, body: object): Promise<number> => {
    const { status, data, text } = await browser.call(method, `/api/Hostel/${path}` as '/api/Hostel/hostels', {
      token,
      body: body as never,
    });
    if (status !== 200) throw new Error(`${path}: ${text}`);
    return (data as { id: number } | null)?.id ?? 0;
  };
  const read = <Path extends string>(path: Path) => student.browser.call('GET', path, { token: student.token });
  const { sessionId } = (
    await until("a demo college that is being filled has its student's record", async () => {
      const answer = await read('/api/Hostel/own-hostel');
      if (!answer.data) throw new Error(answer.text);
      return answer;
    })
  ).data;
  // The profile begins with what the college knows, the sex included.
  await read('/api/Student/student-profile');
  const name = `Attack ${target.random.letters(8)}`;
  const categoryId = await send('POST', 'room-categories', { name });
  await send('PUT', `room-category-prices/${categoryId}`, { sessionId, priceKobo: naira * 100 });
  const beds: number[] = [];
  for (const genderId of [1, 2]) {
    const hostelId = await send('POST', 'hostels', { name: `${name} ${genderId}`, location: 'Attack', genderId });
    await send('POST', 'rooms', { hostelId, categoryId, name: 'R1', floor: 0, beds: 1 });
    await send('POST', 'booking-windows', {
      sessionId,
      hostelId,
      opensOn: dayAfter(-1),
      opensAt: '00:00',
      closesOn: dayAfter(30),
      closesAt: '23:59',
    });
    const rooms = (await read(`/api/Hostel/available-rooms?hostelId=${hostelId}`)).data?.rooms ?? [];
    for (const { id } of rooms)
      beds.push(...(await read(`/api/Hostel/available-beds?roomId=${id}`)).data.spaces.map((space) => space.id));
  }
  if (beds.length === 0) throw new Error('The student sees no bed: the attack needs a college with demo data');
  return beds;
}
