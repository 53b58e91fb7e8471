import { namesWidth, type Bundle, type Line, type Point, type Rectangle } from './drawing.ts';

interface Loop extends Bundle {
  readonly leaves: Point;
  readonly enters: Point;
}

interface Lane {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

const LANE = 12;
const MARGIN = 10;

type Boxes = ReadonlyMap<string, Rectangle>;

/** Ways that skip a box leave and enter on the right, along a lane of their own; short ones run inside long ones. */
export function loopsOf(
  ways: readonly Bundle[],
  boxes: Boxes,
): { readonly lines: readonly Line[]; readonly right: number } {
  const lanes: Lane[] = [];
  const lines = withPorts(ways, boxes)
    .sort((a, b) => lengthOf(a) - lengthOf(b))
    .map((loop): Line => {
      const { leaves, enters, names, from, to } = loop;
      const lane = freeLane(loop, boxes, lanes);
      lanes.push(lane);
      return {
        from,
        to,
        names,
        points: [leaves, { x: lane.x, y: leaves.y }, { x: lane.x, y: enters.y }, enters],
        label: { x: leaves.x + MARGIN, y: leaves.y - 5 },
      };
    });
  return { lines, right: Math.max(0, ...lanes.map(({ x }) => x)) };
}

const lengthOf = ({ leaves, enters }: Loop): number => Math.abs(leaves.y - enters.y);

/** The nearest lane that is beside every box it passes, behind the way's own name, and apart from the other lanes. */
function freeLane({ leaves, enters, names }: Loop, boxes: Boxes, lanes: readonly Lane[]): Lane {
  const [top, bottom] = [Math.min(leaves.y, enters.y), Math.max(leaves.y, enters.y)];
  const passed = [...boxes.values()]
    .filter((box) => box.y < bottom && box.y + box.height > top)
    .map((box) => box.x + box.width + MARGIN);
  let x = Math.max(leaves.x + namesWidth(names) + 2 * MARGIN, ...passed);
  while (lanes.some((lane) => Math.abs(lane.x - x) < LANE && lane.top <= bottom && lane.bottom >= top)) x += LANE;
  return { x, top, bottom };
}

/** Each end of a way has its own place on the side of its box: what goes up is above what goes down. */
function withPorts(ways: readonly Bundle[], boxes: Boxes): Loop[] {
  const ends = ways.flatMap((way) => [
    { way, at: way.from, other: way.to },
    { way, at: way.to, other: way.from },
  ]);
  const portOf = (way: Bundle, at: string): Point => {
    const box = boxes.get(at)!;
    const here = ends.filter((end) => end.at === at).sort((a, b) => boxes.get(a.other)!.y - boxes.get(b.other)!.y);
    const place = here.findIndex((end) => end.way === way);
    return { x: box.x + box.width, y: Math.round(box.y + (box.height * (place + 1)) / (here.length + 1)) };
  };
  return ways.map((way) => ({ ...way, leaves: portOf(way, way.from), enters: portOf(way, way.to) }));
}
