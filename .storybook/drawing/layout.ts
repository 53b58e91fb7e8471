import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { toDirectedGraph, type DirectedGraphEdge, type DirectedGraphNode } from 'xstate/graph';
import type { FlowMachine } from '#catalogue/journey.ts';

export interface DrawnState {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isGroup: boolean;
  readonly isFinal: boolean;
}

export interface DrawnEvent {
  readonly id: string;
  /** The state that it leaves. */
  readonly from: string;
  readonly text: string;
  /** An SVG path. */
  readonly path: string;
  readonly label: { readonly x: number; readonly y: number };
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly events: readonly DrawnEvent[];
}

const LETTER = 7.6;
const OPTIONS = {
  'elk.algorithm': 'layered', 'elk.direction': 'DOWN', 'elk.hierarchyHandling': 'INCLUDE_CHILDREN', 'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '36', 'elk.layered.spacing.nodeNodeBetweenLayers': '44', 'elk.spacing.edgeLabel': '6', 'elk.json.edgeCoords': 'ROOT',
};

/** Where the states and events of a chart stand on paper, in pixels. */
export async function layOut(machine: FlowMachine): Promise<Drawing> {
  const graph = toDirectedGraph(machine as never);
  const root = await new ELK().layout({ ...boxOf(graph), layoutOptions: OPTIONS, edges: edgesOf(graph).map(lineOf) });
  return {
    width: root.width ?? 0,
    height: root.height ?? 0,
    states: statesIn(root, graph, 0, 0).slice(1),
    events: (root.edges ?? []).map((edge) => drawnEvent(edge as LaidEdge)),
  };
}

const edgesOf = (node: DirectedGraphNode): DirectedGraphEdge[] => [...node.edges, ...node.children.flatMap(edgesOf)];

function boxOf({ id, stateNode, children }: DirectedGraphNode): ElkNode {
  const title = stateNode.key;
  if (children.length === 0) return { id, width: Math.max(96, title.length * LETTER + 32), height: 44 };
  return { id, children: children.map(boxOf), layoutOptions: { 'elk.padding': '[top=40,left=20,bottom=20,right=20]' } };
}

const lineOf = (edge: DirectedGraphEdge): ElkExtendedEdge => {
  const text = textOf(edge);
  return { id: edge.id, sources: [edge.source.id], targets: [edge.target.id], labels: [{ text, width: text.length * LETTER, height: 16 }] };
};

function textOf({ label, transition }: DirectedGraphEdge): string {
  const event = label.text.startsWith('xstate.done') ? 'done' : label.text;
  return transition.guard ? `${event} [${String(transition.guard)}]` : event;
}

function statesIn(box: ElkNode, node: DirectedGraphNode, x: number, y: number): DrawnState[] {
  const at = { x: x + (box.x ?? 0), y: y + (box.y ?? 0) };
  const own = { id: box.id, name: node.stateNode.key, ...at, width: box.width ?? 0, height: box.height ?? 0, isGroup: node.children.length > 0, isFinal: node.stateNode.type === 'final' };
  return [own, ...(box.children ?? []).flatMap((child) => statesIn(child, node.children.find(({ id }) => id === child.id)!, at.x, at.y))];
}

type LaidEdge = Required<Pick<ElkExtendedEdge, 'id' | 'sections' | 'labels' | 'sources'>>;

function drawnEvent({ id, sources, sections, labels }: LaidEdge): DrawnEvent {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
  const [label] = labels;
  return {
    id, from: sources[0]!, text: label?.text ?? '', path: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`,
    label: { x: (label?.x ?? 0) + (label?.width ?? 0) / 2, y: (label?.y ?? 0) + 12 },
  };
}
