import type { JambList } from '#catalogue/registry/entrances.ts';
import { csvRecords } from '../../platform/lookups/dataFiles.ts';

export const demoRows = (list: JambList) => csvRecords('demo-jamb-list.csv').filter((row) => row['list'] === list);

export const demoCandidates = (list: JambList): string[] => demoRows(list).map((row) => row['registrationNumber']!);
