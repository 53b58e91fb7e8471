import { withThousands } from '#rules/money.ts';

export function people(count: number): string {
  if (count === 0) return 'nobody yet';
  return count === 1 ? 'one person' : `${withThousands(count)} people`;
}
