import type { Series } from '#contract/shell/dashboards.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { addressOf } from '../cards/addressOf.ts';
import type { Chart, Drawn } from './chart.ts';

/** All at once. A chart that cannot be read says so itself: the others stand. */
export async function readCharts(platform: Platform, charts: readonly Chart[], caller: User): Promise<Series[]> {
  const read = await Promise.all(
    charts.filter(({ page }) => caller.claims.has(page.claim)).map((chart) => readChart(platform, chart, caller)),
  );
  return read.filter((series) => series !== null);
}

async function readChart(platform: Platform, chart: Chart, caller: User): Promise<Series | null> {
  try {
    const drawn = await chart.read(platform, caller);
    return drawn && shown(chart, drawn);
  } catch (error) {
    platform.log.error({ err: error, chart: chart.name }, 'a chart could not be read');
    return { ...shown(chart, { rows: [] }), rows: null };
  }
}

function shown({ name, title, look, unit = 'count', label, draws, page }: Chart, { rows, filters }: Drawn): Series {
  return {
    name,
    title,
    look,
    unit,
    label,
    draws: [...draws],
    rows: rows.map((row) => ({ name: row.name, amounts: [...row.amounts] })),
    to: 'to' in page ? addressOf(page.to, filters) : null,
  };
}
