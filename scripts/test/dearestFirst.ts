import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { budgetOf } from '../../tests/budgets.ts';

/** A file that takes minutes and begins last keeps one processor busy while the others idle. */
export class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => budgetIn(b) - budgetIn(a));
  }
}

const budgetIn = ({ project, moduleId }: TestSpecification): number =>
  project.name === 'api' ? budgetOf('api', relative(project.config.root, moduleId)) : 0;
