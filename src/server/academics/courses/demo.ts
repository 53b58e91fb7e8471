import { dataRows } from '../../platform/lookups/dataFiles.ts';

interface DemoCourse {
  readonly id: number;
  readonly departmentId: number;
  readonly code: string;
  readonly title: string;
  readonly unit: number;
  /** To whom its department offers it, and when. */
  readonly levelId: number;
  readonly semesterId: number;
}

/** The courses of the demo college; live ones begin without. */
export const demoCourses = (): DemoCourse[] => dataRows<DemoCourse>('demo-courses');
