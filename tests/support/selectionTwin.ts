/**
 * The selection a second time, written from the rules of the college in words alone. It imports nothing: what it shared with the
 * product would be wrong in both.
 */

export interface TwinRule {
  readonly must: readonly string[];
  readonly some: readonly { readonly of: readonly string[]; readonly n: number }[];
}
export interface TwinRequirement {
  readonly utme: TwinRule;
  readonly ssce: TwinRule & { readonly credits: number; readonly sittings: number };
  readonly leastUtme: number | null;
  readonly leastPost: number | null;
  readonly leastAge: number | null;
  /** Subject → what is taken for it; '' means a pass. */
  readonly lenient: readonly (readonly [subject: string, instead: string])[];
}
export interface TwinCandidate {
  readonly number: string;
  readonly state: string;
  readonly subjects: readonly string[];
  readonly utme: number;
  readonly post: number;
  readonly form: null | {
    readonly emails: readonly string[];
    readonly born: string | null;
    readonly sittings: readonly Readonly<Record<string, string>>[];
  };
}
export interface TwinQuota {
  readonly seats: number;
  readonly capacity: number | null;
  readonly shares: readonly [merit: number, catchment: number, elds: number];
  readonly catchment: readonly string[];
  readonly elds: readonly string[];
  readonly cutOff: number;
}
export interface TwinVerdict {
  readonly number: string;
  readonly eligible: boolean;
  readonly rank: number;
  readonly decision: string;
  readonly reason: string;
}

type Complaint = readonly [text: string, certain: boolean];

function complaintsOf(c: TwinCandidate, r: TwinRequirement, ageDay: string): Complaint[] {
  const { form } = c;
  const oneEmail = form !== null && new Set(form.emails.map((e) => e.toLowerCase())).size === 1;
  return [
    ...complaint(form === null, 'has not submitted an application'),
    ...utmeComplaints(c, r),
    ...complaint(r.leastUtme !== null && c.utme < r.leastUtme, `scored ${c.utme} in UTME, below ${r.leastUtme}`),
    ...(form ? ssceComplaints(form.sittings, r) : []),
    ...complaint(
      r.leastPost !== null && c.post < r.leastPost,
      `scored ${c.post} in the screening, below ${r.leastPost}`,
    ),
    ...(form && r.leastAge !== null ? ageComplaints(form.born, r.leastAge, ageDay) : []),
    ...complaint(!oneEmail, 'has no one email address to which an offer could be sent'),
  ];
}

const complaint = (holds: boolean, text: string): Complaint[] => (holds ? [[text, true]] : []);

function utmeComplaints(c: TwinCandidate, r: TwinRequirement): Complaint[] {
  const without: string[] = [];
  const sits = (s: string) =>
    c.subjects.includes(s) || r.lenient.some(([of, x]) => of === s && x !== '' && c.subjects.includes(x));
  for (const s of ['Use of English', ...r.utme.must.filter((m) => m !== 'Use of English')])
    if (!sits(s)) without.push(s);
  for (const { of, n } of r.utme.some) {
    const got = of.filter(sits).length;
    if (got < n) without.push(`${n - got} of ${of.join(', ')}`);
  }
  return complaint(without.length > 0, `sat UTME without ${without.join(' and ')}`);
}

type Sittings = NonNullable<TwinCandidate['form']>['sittings'];

function ssceComplaints(all: Sittings, r: TwinRequirement): Complaint[] {
  const worst = (alsoAwaited: boolean): string[] => {
    const groups = all.length <= r.ssce.sittings ? [all] : r.ssce.sittings === 1 ? all.map((one) => [one]) : pairs(all);
    const lists = groups.map((group) => shortfall(group, r, alsoAwaited));
    const least = Math.min(...lists.map((list) => list.length));
    return lists.find((list) => list.length === least)!;
  };
  const lacking = worst(false);
  if (lacking.length === 0) return [];
  const where = r.ssce.sittings === 1 ? ' in one sitting' : ` in ${r.ssce.sittings} sittings`;
  const text = lacking.join(' and ') + (all.length > r.ssce.sittings ? where : '');
  return worst(true).length === 0 ? [[`awaits O-Level results, and lacks ${text}`, false]] : [[`lacks ${text}`, true]];
}

function ageComplaints(born: string | null, least: number, ageDay: string): Complaint[] {
  if (born === null) return [['has no date of birth on the application', false]];
  const [y, m, d] = born.split('-').map(Number) as [number, number, number];
  const [Y, M, D] = ageDay.split('-').map(Number) as [number, number, number];
  const years = Y - y - (M * 100 + D < m * 100 + d ? 1 : 0);
  const day = `${String(D).padStart(2, '0')}/${String(M).padStart(2, '0')}/${Y}`;
  return complaint(years < least, `is ${years} years old on ${day}, below ${least}`);
}

function pairs<T>(all: readonly T[]): T[][] {
  const out: T[][] = [];
  for (let i = 0; i < all.length; i++) for (let j = i + 1; j < all.length; j++) out.push([all[i]!, all[j]!]);
  return out;
}

function shortfall(
  group: readonly Readonly<Record<string, string>>[],
  r: TwinRequirement,
  alsoAwaited: boolean,
): string[] {
  const good = new Set<string>();
  const weak = new Set<string>();
  for (const sitting of group)
    for (const [subject, grade] of Object.entries(sitting)) {
      if (/^[ABC]\d$/.test(grade) || (alsoAwaited && grade === 'AR')) good.add(subject);
      if (grade === 'D7' || grade === 'E8') weak.add(subject);
    }
  const enough = (s: string) =>
    good.has(s) || r.lenient.some(([of, x]) => of === s && (x === '' ? weak.has(s) : good.has(x)));
  const out = r.ssce.must.filter((s) => !enough(s)).map((s) => `a credit in ${s}`);
  for (const { of, n } of r.ssce.some) {
    const got = of.filter(enough).length;
    if (got < n) out.push(`a credit in ${n - got} of ${of.join(', ')}`);
  }
  if (good.size < r.ssce.credits) out.push(`${r.ssce.credits - good.size} of ${r.ssce.credits} credits`);
  return out;
}

/** UTME/8 + Post UTME/2 as hundredths, half up. */
const shown = (eighths: number): number => Math.floor((eighths * 100 * 2 + 8) / 16);
const text = (hundredths: number): string => (hundredths / 100).toFixed(2);

interface Person {
  readonly c: TwinCandidate;
  readonly complaints: readonly Complaint[];
  /** In eighths. */
  readonly score: number;
  seat: string;
  tie: string;
}

/** Merit, catchment and less developed states: largest remainder, the earlier of equal ones. */
function sharesOf({ seats, shares }: TwinQuota): readonly number[] {
  const exact = shares.map((share) => (seats * share) / 100);
  const given = exact.map(Math.floor);
  const order = [0, 1, 2].sort((i, j) => exact[j]! - given[j]! - (exact[i]! - given[i]!) || i - j);
  for (let rest = seats - given.reduce((a, b) => a + b, 0), k = 0; rest > 0; rest--, k++) given[order[k]!]!++;
  return given;
}

const isFrom = (q: TwinQuota, pool: string, p: Person): boolean =>
  pool === 'merit' || pool === 'leftover' || (pool === 'catchment' ? q.catchment : q.elds).includes(p.c.state);

function seatAll(may: readonly Person[], q: TwinQuota): void {
  const given = sharesOf(q);
  let left = Math.min(q.seats, q.capacity ?? q.seats);
  const open = new Set<Person>();
  for (const [i, pool] of ['merit', 'catchment', 'elds', 'leftover'].entries()) {
    const pot = may.filter((p) => !p.seat && isFrom(q, pool, p));
    const places = pool === 'leftover' ? left : Math.min(left, given[i]!);
    const waitsForATie = pot.some((p) => open.has(p));
    if (waitsForATie && places > 0) pot.forEach((p) => open.add(p));
    left -= Math.min(places, pot.length);
    if (!waitsForATie && places > 0) fill(pot, places, pool).forEach((p) => open.add(p));
  }
}

/** Seats the best, and returns those who tie for the last places. */
function fill(pot: readonly Person[], places: number, pool: string): Person[] {
  const scores = pot.map((p) => p.score).sort((a, b) => b - a);
  const line = pot.length <= places ? 0 : scores[places - 1]!;
  const isTie = scores[places] === line;
  const above = pot.filter((p) => p.score > line || (p.score === line && !isTie));
  const tied = pot.filter((p) => p.score === line && isTie);
  for (const p of above) p.seat = pool;
  for (const p of tied) p.tie = pool;
  return tied;
}

function lower(name: string, of: number, score: number): string {
  if (of === score) return `level with the ${name} of ${text(shown(of))}, where another goes first`;
  const by = shown(of) - shown(score);
  return `below the ${name} of ${text(shown(of))} by ${by === 0 ? 'less than 0.01' : text(by)}`;
}

export function selectAgain(
  all: readonly TwinCandidate[],
  r: TwinRequirement,
  q: TwinQuota,
  ageDay: string,
): TwinVerdict[] {
  const people = all.map((c): Person => ({
    c,
    complaints: complaintsOf(c, r, ageDay),
    score: c.utme + 4 * c.post,
    seat: '',
    tie: '',
  }));
  const may = people.filter((p) => p.complaints.length === 0 && p.score >= q.cutOff * 8);
  seatAll(may, q);
  return people.map((p) => {
    const rank = 1 + people.filter((o) => o.score > p.score).length;
    const [decision, reason] = sentence(p, may, q, `Rank ${rank} with ${text(shown(p.score))}`);
    return { number: p.c.number, eligible: p.complaints.length === 0, rank, decision, reason };
  });
}

function sentence(p: Person, may: readonly Person[], q: TwinQuota, own: string): readonly [string, string] {
  const said = p.complaints.map(([t]) => t).join('; ');
  if (p.seat) return ['in', `${own}: ${SEATS[p.seat]!}`];
  if (p.score < q.cutOff * 8) {
    const besides = said ? `; the candidate ${said}` : '';
    return ['below', `${own}: ${lower('cut-off', q.cutOff * 8, p.score)}${besides}`];
  }
  if (said) {
    const verdict = p.complaints.some(([, certain]) => certain) ? 'Not eligible' : 'Not known to be eligible';
    return ['unclear', `${verdict}, with ${text(shown(p.score))}: the candidate ${said}`];
  }
  if (p.tie)
    return ['tied', `${own}: tied at the last of ${SEATS[p.tie]!.replace('a seat', 'the seats')}; a person decides`];
  return ['waiting', `${own}: ${[meritText(p, may), ...originTexts(p, may, q)].join('; ')}`];
}

function meritText(p: Person, may: readonly Person[]): string {
  const merit = may.filter((o) => o.seat === 'merit' || (!o.seat && o.tie === 'merit')).map((o) => o.score);
  return merit.length > 0 ? lower('merit line', Math.min(...merit), p.score) : 'no seat by merit is free';
}

const originTexts = (p: Person, may: readonly Person[], q: TwinQuota): string[] =>
  (['catchment', 'elds'] as const).flatMap((pool, i) => {
    if (!isFrom(q, pool, p)) return [];
    const rivals = may.filter((o) => o.score > p.score && isFrom(q, pool, o) && o.seat !== 'merit');
    const before = pool === 'elds' ? rivals.filter((o) => o.seat !== 'catchment') : rivals;
    const name = pool === 'elds' ? 'less developed states' : 'catchment';
    return [`in ${name}, rank ${before.length + 1} of ${sharesOf(q)[i + 1]}`];
  });

const SEATS: Readonly<Record<string, string>> = {
  merit: 'a seat by merit',
  catchment: 'a seat of the catchment states',
  elds: 'a seat of the educationally less developed states',
  leftover: 'a seat that a pool could not fill',
};
