import { inOrder, titleOfState, waysBetween, type Way } from '#catalogue/explaining/explainChart.ts';
import type { Chart } from '#catalogue/programme.ts';
import { moved, namesWidth, type Box, type Bundle, type Drawing, type Line, type Rectangle } from './drawing.ts';
import { loopsOf } from './loops.ts';

const BOX = { width: 168, height: 48 };
const GAP = 34;
const PADDING = 16;
const HEADING = 32;

export const layOut = (chart: Chart): Drawing => within(chart, '');

function within(chart: Chart, above: string): Drawing {
  const blocks = stack(chart, above);
  const outer = new Map(blocks.map(({ name, box }) => [name, box]));
  const ways = bundled(waysBetween(chart.states));
  const isNext = ({ from, to }: Bundle) => blocks[blocks.findIndex(({ name }) => name === from) + 1]?.name === to;
  const loops = loopsOf(
    ways.filter((way) => !isNext(way)),
    outer,
  );
  const lines = [...ways.filter(isNext).map((way) => straight(way, outer)), ...loops.lines];
  const bottom = blocks.at(-1)!.box;
  return {
    width: Math.max(
      loops.right,
      ...blocks.map(({ box }) => box.x + box.width),
      ...lines.map(({ label, names }) => label.x + namesWidth(names)),
    ),
    height: bottom.y + bottom.height,
    boxes: blocks.flatMap(({ box, inner }) => [box, ...inner.boxes]),
    lines: [
      ...blocks.flatMap(({ inner }) => inner.lines),
      ...lines.map((line) => ({ ...line, from: below(above, line.from), to: below(above, line.to) })),
    ],
  };
}

const bundled = (ways: readonly Way[]): Bundle[] =>
  [...Map.groupBy(ways, ({ from, to }) => `${from} ${to}`).values()].map((same) => ({
    from: same[0]!.from,
    to: same[0]!.to,
    names: same.map(({ name }) => name),
  }));

type Inner = Pick<Drawing, 'boxes' | 'lines'>;

interface Block {
  readonly name: string;
  readonly box: Box;
  readonly inner: Inner;
}

function stack(chart: Chart, above: string): Block[] {
  let y = 0;
  return inOrder(chart).map((name) => {
    const { type, states, initial = '' } = chart.states[name]!;
    const path = below(above, name);
    const inner = states && within({ initial, states }, path);
    const size = inner
      ? { width: Math.max(BOX.width, inner.width + 2 * PADDING), height: HEADING + inner.height + PADDING }
      : BOX;
    const block: Block = {
      name,
      box: {
        path,
        title: titleOfState(chart.states, name),
        isGroup: inner !== undefined,
        isFinal: type === 'final',
        x: 0,
        y,
        ...size,
      },
      inner: inner ? shifted(inner, { x: PADDING, y: y + HEADING }) : { boxes: [], lines: [] },
    };
    y += size.height + GAP;
    return block;
  });
}

const below = (above: string, name: string): string => (above ? `${above}.${name}` : name);

const shifted = ({ boxes, lines }: Inner, by: { x: number; y: number }): Inner => ({
  boxes: boxes.map((box) => ({ ...box, ...moved(box, by) })),
  lines: lines.map((line) => ({
    ...line,
    points: line.points.map((point) => moved(point, by)),
    label: moved(line.label, by),
  })),
});

function straight({ from, to, names }: Bundle, outer: ReadonlyMap<string, Rectangle>): Line {
  const [upper, lower] = [outer.get(from)!, outer.get(to)!];
  const x = BOX.width / 2;
  return {
    from,
    to,
    names,
    points: [
      { x, y: upper.y + upper.height },
      { x, y: lower.y },
    ],
    label: { x: x + 8, y: lower.y - GAP / 2 + 4 },
  };
}
