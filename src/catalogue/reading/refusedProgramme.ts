import { join } from 'node:path';
import type { RefusedProgramme } from '../programme.ts';
import { QUALIFICATIONS, type QualificationName } from '../registry/qualifications.ts';
import type { Sources } from './source.ts';

/** What `flow.json` says of a programme that cannot be used: nothing of it has been checked. */
export function refusedProgramme(sources: Sources, id: string): RefusedProgramme {
  const programme = within(written(sources, id), 'programme');
  const [routes, invoice] = [within(programme, 'routes'), within(programme, 'invoice')];
  const { name, summary, applicationTypeId, qualifications, order } = programme;
  return {
    id,
    name: isText(name) ? name : id,
    ...(isText(summary) && { summary }),
    ...(Number.isInteger(applicationTypeId) && { applicationTypeId: applicationTypeId as number }),
    ...(Array.isArray(qualifications) && { qualifications: qualifications.filter(isQualification) }),
    ...(Number.isInteger(order) && { order: order as number }),
    pages: [...new Set([...Object.values(routes), invoice['generatePage']].filter(isPage))],
    invoicePages: [invoice['invoicePage']].filter(isPage),
  };
}

function written(sources: Sources, id: string): unknown {
  try {
    return sources.at(join('flows', id, 'flow.json')).value;
  } catch {
    // That it cannot be read is the mistake which is told, or told beside another one.
    return undefined;
  }
}

type Words = Readonly<Record<string, unknown>>;

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const within = (value: unknown, name: string): Words => {
  const child = isWords(value) ? value[name] : undefined;
  return isWords(child) ? child : {};
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
/** As `flow.schema.json` has it: nothing that a router would read as a pattern. */
const isPage = (value: unknown): value is string => typeof value === 'string' && /^\/[a-z0-9_/]*[a-z0-9_]$/.test(value);
const isQualification = (value: unknown): value is QualificationName =>
  typeof value === 'string' && Object.hasOwn(QUALIFICATIONS, value);
