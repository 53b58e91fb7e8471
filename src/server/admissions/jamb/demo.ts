import type { JambList } from '#catalogue/registry/entrances.ts';
import { csvRecords } from '../../platform/lookups/dataFiles.ts';

/** The demo college's candidates, as JAMB would send them; some of them have sat its screening. */
export const demoRows = (list: JambList) => csvRecords('demo-jamb-list.csv').filter((row) => row['list'] === list);

/** The registration numbers of those with whom a demo may begin. */
export const demoCandidates = (list: JambList): string[] => demoRows(list).map((row) => row['registrationNumber']!);
