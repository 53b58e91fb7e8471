import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Known } from '#catalogue/binding/reading.ts';
import type { Programme, ProgrammeSummary } from '#catalogue/programme.ts';
import { translation } from '#words/translation.ts';
import { ApiError, UNHEARD } from '../../api/apiError.ts';
import { usePortalData } from '../../core/portalData.ts';
import { importSection } from '../../api/importSection.ts';

/** Its sections come one by one, each as a module. */
export type DeliveredProgramme = Omit<Programme, 'sections' | 'mails' | 'translations'>;

export function useProgrammeHere(): ProgrammeSummary {
  const here = useLocation().pathname.replace(/\/+$/, '');
  const programme = usePortalData().programmes.find(({ routes }) => Object.values(routes).includes(here));
  if (!programme) throw new Error(`No programme is at ${here}`);
  return programme;
}

type Versioned = Pick<ProgrammeSummary, 'id' | 'version'>;

export const addressOf = ({ id, version }: Versioned, file: string) => `/programmes/${id}/${version}/${file}`;

const declarationQuery = (programme: Versioned) => ({
  queryKey: ['programme', programme.id, programme.version],
  queryFn: () => loadDeclaration(programme),
  staleTime: Infinity,
});

export const useDeclaration = (programme: Versioned, enabled = true) =>
  useQuery({ ...declarationQuery(programme), enabled });

export const fetchDeclaration = (queries: QueryClient, programme: Versioned) =>
  queries.fetchQuery(declarationQuery(programme));

async function loadDeclaration(programme: Versioned): Promise<DeliveredProgramme> {
  const reply = await fetch(addressOf(programme, 'programme.json')).catch(() => {
    throw new ApiError(0, UNHEARD);
  });
  if (!reply.ok) throw new ApiError(reply.status, `Request failed with status code ${reply.status}`);
  const declaration = (await reply.json()) as DeliveredProgramme;
  await translation?.learn(declaration);
  return declaration.chart.sectionConditions
    ? (await import('#form/binding/skipping.ts')).withSkipping(declaration)
    : declaration;
}

/** @param known what its words may look at beyond it; without it they wait for the server's verdict */
export const loadSection = (programme: Versioned, name: string, known?: Known) =>
  importSection(addressOf(programme, `${name}.js`), known);
