import { dataRows } from '../../platform/lookups/dataFiles.ts';

interface DemoCourse {
  readonly id: number;
  readonly departmentId: number;
  readonly code: string;
  readonly title: string;
  readonly unit: number;
  readonly levelId: number;
  readonly semesterId: number;
}

export const demoCourses = (): DemoCourse[] => dataRows<DemoCourse>('demo-courses');
