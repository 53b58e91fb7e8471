const WIDEST = 140;

export function jsonText(value: unknown): string {
  return `${written(value, '')}\n`;
}

function written(value: unknown, indent: string): string {
  const line = onOneLine(value);
  const isOutermost = indent === '';
  if (!isOutermost && line.length + indent.length <= WIDEST && depthOf(value) <= 2) return line;
  if (typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  const parts = Object.entries(value).map(
    ([name, part]) => `${deeper}${Array.isArray(value) ? '' : `${JSON.stringify(name)}: `}${written(part, deeper)}`,
  );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  return `{ ${Object.entries(value)
    .map(([name, part]) => `${JSON.stringify(name)}: ${onOneLine(part)}`)
    .join(', ')} }`;
}

const depthOf = (value: unknown): number =>
  typeof value !== 'object' || value === null ? 0 : 1 + Math.max(0, ...Object.values(value).map(depthOf));
