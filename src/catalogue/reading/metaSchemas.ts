import endpoints from '../../../flows/endpoints.schema.json' with { type: 'json' };
import flow from '../../../flows/flow.schema.json' with { type: 'json' };
import sharedState from '../../../flows/state.schema.json' with { type: 'json' };
import work from '../../../flows/work.schema.json' with { type: 'json' };
import section from '../../../schemas/section.schema.json' with { type: 'json' };
import sharedBlocks from '../../../schemas/blocks.schema.json' with { type: 'json' };
import slip from '../../../schemas/slip.schema.json' with { type: 'json' };
import sharedSlip from '../../../schemas/slip-groups.schema.json' with { type: 'json' };
import { ENTRANCES } from '../registry/entrances.ts';
import { EVENTS } from '../registry/events.ts';
import { APPLICANT_FACTS, APPLICATION_FACTS } from '../registry/facts.ts';
import { FILE_KIND_MEANINGS } from '../registry/fileKinds.ts';
import { FOLLOW_UPS } from '../registry/followUps.ts';
import { FORMAT_MEANINGS } from '../registry/formats.ts';
import { GUARD_MEANINGS } from '../registry/guards.ts';
import { LAYOUTS } from '../registry/layouts.ts';
import { LOOKUP_MEANINGS } from '../registry/lookupMeanings.ts';
import { UPLOADS } from '../registry/lookups.ts';
import { MAPPINGS } from '../registry/mappings.ts';
import { NORMALISER_MEANINGS } from '../registry/normalisers.ts';
import { QUALIFICATIONS } from '../registry/qualifications.ts';
import { FURTHER_WIDGETS, SIGNED_IN_WIDGETS, WIDGETS } from '../registry/widgets.ts';

/** The files hold the words; the registries add the names, here and by `npm run generate` for editors. */
export type MetaSchemaName =
  'section' | 'sharedBlocks' | 'slip' | 'sharedSlip' | 'flow' | 'sharedState' | 'endpoints' | 'work';

type Names = Readonly<Record<string, string>>;

interface MetaSchema {
  /** Relative to the root of the repository; the schemas refer to each other by its last part. */
  readonly file: string;
  readonly schema: MetaSchemaObject;
}

interface MetaSchemaObject {
  readonly $defs?: Readonly<Record<string, object>>;
  readonly [word: string]: unknown;
}

const meanings = (registry: Readonly<Record<string, { meaning: string }>>): Names =>
  Object.fromEntries(Object.entries(registry).map(([name, { meaning }]) => [name, meaning]));

function withNames(schema: MetaSchemaObject, names: Readonly<Record<string, Names>>): MetaSchemaObject {
  const definitions = Object.entries(names).map(([definition, known]) => {
    const {
      enum: _,
      enumDescriptions: __,
      ...written
    } = schema.$defs?.[definition] as Readonly<Record<string, unknown>>;
    return [definition, { ...written, enum: Object.keys(known), enumDescriptions: Object.values(known) }];
  });
  return { ...schema, $defs: { ...schema.$defs, ...Object.fromEntries(definitions) } };
}

/** The names that stand in the declarations are for editors. */
function withoutEditors<Schema extends MetaSchemaObject>({ allOf: _, ...schema }: Schema): Omit<Schema, 'allOf'> {
  return schema;
}

const withExamples = (schema: MetaSchemaObject, definition: string, examples: readonly string[]): MetaSchemaObject => ({
  ...schema,
  $defs: { ...schema.$defs, [definition]: { ...schema.$defs?.[definition], examples } },
});

export const META_SCHEMAS: Readonly<Record<MetaSchemaName, MetaSchema>> = {
  section: {
    file: 'schemas/section.schema.json',
    schema: withNames(withoutEditors(section), {
      widgetName: meanings({ ...WIDGETS, ...FURTHER_WIDGETS, ...SIGNED_IN_WIDGETS }),
      lookupName: { ...LOOKUP_MEANINGS, [UPLOADS]: "the application's own files" },
      formatName: FORMAT_MEANINGS,
      normaliserName: NORMALISER_MEANINGS,
      fileKind: FILE_KIND_MEANINGS,
      factName: APPLICANT_FACTS,
    }),
  },
  sharedBlocks: { file: 'schemas/blocks.schema.json', schema: sharedBlocks },
  slip: {
    file: 'schemas/slip.schema.json',
    schema: withExamples(
      withNames(withoutEditors(slip), { layoutName: meanings(LAYOUTS) }),
      'from',
      Object.keys(APPLICATION_FACTS).map((fact) => `application/${fact}`),
    ),
  },
  sharedSlip: { file: 'schemas/slip-groups.schema.json', schema: sharedSlip },
  flow: {
    file: 'flows/flow.schema.json',
    schema: withNames(withoutEditors(flow), {
      guardName: GUARD_MEANINGS,
      eventName: EVENTS,
      entranceName: meanings(ENTRANCES),
      qualificationName: meanings(QUALIFICATIONS),
    }),
  },
  sharedState: { file: 'flows/state.schema.json', schema: sharedState },
  work: { file: 'flows/work.schema.json', schema: work },
  endpoints: {
    file: 'flows/endpoints.schema.json',
    schema: withNames(endpoints, { mappingName: meanings(MAPPINGS), followUpName: meanings(FOLLOW_UPS) }),
  },
};
