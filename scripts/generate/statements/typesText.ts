import { camelCase } from '#server/platform/database/camelRows.ts';
import type { written } from '#server/platform/database/describedSql.ts';
import type { Describe } from './describe.ts';

/** Where they are written, after a line that says of what. */
export const STATEMENT_TYPES = 'src/server/platform/database/generated/statements.ts';

type Written = (typeof written)[number];

/** The declarations of `statements`, one after the other. @throws for a parameter of JSON that is not written as one */
export async function typesText(statements: readonly Written[], describe: Describe): Promise<string> {
  const byName = [...statements].sort((one, other) => (one.name < other.name ? -1 : 1));
  const declared: string[] = [];
  for (const statement of byName) declared.push(await declaration(statement, describe));
  return `export interface Statements {\n${declared.join('')}}\n`;
}

async function declaration({ name, text, parameters, marked }: Written, describe: Describe): Promise<string> {
  const described = await describe(name, text);
  const given = parameters.map(({ name: parameter, isNullable, isJson }, index) => {
    const type = described.parameters[index]!;
    if (type === 'jsonb' && !isJson) throw new Error(`${name}: write $${parameter}::jsonb`);
    return property(parameter, type, isNullable);
  });
  const returned = described.columns.map((column) =>
    property(camelCase(column.name), column.type, marked[column.name] ?? column.isNullable),
  );
  return `  '${name}': {\n    parameters: {${given.join('')} };\n    columns: {${returned.join('')} };\n  };\n`;
}

const property = (name: string, type: string, isNullable: boolean) => ` ${name}: '${type}${isNullable ? '?' : ''}';`;
