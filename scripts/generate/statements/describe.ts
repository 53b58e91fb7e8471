import type { EventEmitter } from 'node:events';
import type pg from 'pg';

/** What PostgreSQL says of a statement, in its own words for types. */
export interface Description {
  readonly parameters: readonly string[];
  readonly columns: readonly { readonly name: string; readonly type: string; readonly isNullable: boolean }[];
}

export type Describe = (name: string, text: string) => Promise<Description>;

/** A column is nullable where it is one of a table that allows it: PostgreSQL says nothing of outer joins and expressions. */
export async function describing(client: pg.PoolClient): Promise<Describe> {
  const types = await readTypeNames(client);
  const nullable = await readNullable(client);
  return async (name, text) => {
    const { parameters, fields } = await describeOnWire(client, name, text);
    return {
      parameters: parameters.map((id) => types.get(id)!),
      columns: fields.map((field) => ({
        name: field.name,
        type: types.get(field.dataTypeID)!,
        isNullable: nullable.has(`${field.tableID}.${field.columnID}`),
      })),
    };
  };
}

/** PostgreSQL calls an array of texts `_text`. */
async function readTypeNames(client: pg.PoolClient): Promise<Map<number, string>> {
  const { rows } = await client.query<{ oid: number; typname: string }>('SELECT oid, typname FROM pg_type');
  return new Map(rows.map(({ oid, typname }) => [Number(oid), typname.replace(/^_(.*)/, '$1[]')]));
}

async function readNullable(client: pg.PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ column: string }>(
    `SELECT attrelid::int8 || '.' || attnum AS column FROM pg_attribute WHERE attnum > 0 AND NOT attnotnull`,
  );
  return new Set(rows.map(({ column }) => column));
}

interface Described {
  /** The types, by their numbers. */
  readonly parameters: readonly number[];
  readonly fields: readonly pg.FieldDef[];
}

interface Wire extends EventEmitter {
  parse(message: { text: string }): void;
  describe(message: { type: 'S' }): void;
  sync(): void;
}

/** Has the server parse a statement and say what it is given and returns, without running it. `pg` passes the parameters to no handler. */
function describeOnWire(client: pg.PoolClient, name: string, text: string): Promise<Described> {
  return new Promise((resolve, reject) => {
    let parameters: Described['parameters'] = [];
    let fields: Described['fields'] = [];
    client.query({
      submit(wire: Wire) {
        wire.once('parameterDescription', (message: { dataTypeIDs: number[] }) => {
          parameters = message.dataTypeIDs;
        });
        wire.parse({ text });
        wire.describe({ type: 'S' });
        wire.sync();
      },
      handleRowDescription: (message: { fields: Described['fields'] }) => {
        fields = message.fields;
      },
      handleError: (cause: Error) => reject(new Error(`${name}: ${cause.message}`)),
      handleReadyForQuery: () => resolve({ parameters, fields }),
    } as unknown as pg.Submittable);
  });
}
