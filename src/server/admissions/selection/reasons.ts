import { displayAggregate } from '#rules/admissions/aggregate.ts';
import { doubtsOf, doubtsText, type Finding } from '#rules/admissions/eligibility.ts';
import type { Lines, OriginPool } from '#rules/admissions/lines.ts';
import type { Place, Ranked, SeatPool } from '#rules/admissions/select.ts';

const BY: Readonly<Record<SeatPool, string>> = {
  merit: 'a seat by merit',
  catchment: 'a seat of the catchment states',
  elds: 'a seat of the educationally less developed states',
  leftover: 'a seat that a pool could not fill',
};

const IN: Readonly<Record<OriginPool, string>> = { catchment: 'in catchment', elds: 'in less developed states' };

interface About {
  readonly findings: readonly Finding[];
  readonly lines: Lines;
  /** In 120ths. */
  readonly cutOff: number;
}

/** Why a candidate is in or not, in one sentence that stands beside the name. */
export function reasonFor(
  { candidate, rank, decision, pool }: Place<Ranked>,
  { findings, lines, cutOff }: About,
): string {
  const { aggregate, isPreferred } = candidate;
  const own = `Rank ${rank} with ${displayAggregate(aggregate)}`;
  if (decision === 'in')
    return `${own}: ${BY[pool!]}${isPreferred ? ', as a person decided the tie' : ''}${byAnOfficer(findings)}`;
  if (decision === 'unclear')
    return `${eligibility(findings)}, with ${displayAggregate(aggregate)}: the candidate ${doubtsText(findings)}`;
  if (decision === 'tied')
    return `${own}: tied at the last of ${BY[pool!].replace(/^a seat/, 'the seats')}; a person decides`;
  if (decision === 'below') return `${own}: ${under('cut-off', cutOff, aggregate)}${besides(findings)}`;
  return `${own}: ${[
    lines.merit === null ? 'no seat by merit is free' : under('merit line', lines.merit, aggregate),
    ...lines.standingsOf(candidate).map((each) => `${IN[each.pool]}, rank ${each.rank} of ${each.seats}`),
  ].join('; ')}`;
}

const hundredths = (aggregate: number): number => Math.round(Number(displayAggregate(aggregate)) * 100);

/** The difference is that of the figures as they are shown, so that anybody can take one from the other. */
function under(line: string, of: number, aggregate: number): string {
  const by = hundredths(of) - hundredths(aggregate);
  if (of === aggregate) return `level with the ${line} of ${displayAggregate(of)}, where another goes first`;
  return `below the ${line} of ${displayAggregate(of)} by ${by === 0 ? 'less than 0.01' : (by / 100).toFixed(2)}`;
}

const eligibility = (findings: readonly Finding[]): string =>
  findings.some(({ verdict }) => verdict === 'unmet') ? 'Not eligible' : 'Not known to be eligible';

const besides = (findings: readonly Finding[]): string =>
  doubtsOf(findings).length > 0 ? `; the candidate ${doubtsText(findings)}` : '';

const byAnOfficer = (findings: readonly Finding[]): string =>
  doubtsOf(findings).length > 0 ? `, by the word of an officer although the candidate ${doubtsText(findings)}` : '';
