import { useEffect, useReducer } from 'react';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { useFormServices } from '../services.ts';
import type { Row } from './rowEntries.ts';
import { parentsOf, summaryColumns, summaryOf, type RowSummary } from './rowSummary.ts';

export function useSummaries(list: FieldSchema, rows: readonly Row[]): readonly RowSummary[] {
  const services = useFormServices();
  const [, arrived] = useReducer((count: number) => count + 1, 0);
  const missing = rows
    .flatMap((row) => listsShown(list, row))
    .filter(([lookup, parents]) => !services.optionsNow(lookup, parents));
  const key = JSON.stringify(missing);
  useEffect(() => {
    let isShown = true;
    for (const [lookup, parents] of JSON.parse(key) as typeof missing) {
      services.loadOptions(lookup, parents).then(
        () => isShown && arrived(),
        () => undefined,
      );
    }
    return () => {
      isShown = false;
    };
  }, [services, key]);
  return rows.map((row) => summaryOf(list, row, services.optionsNow));
}

function listsShown(list: FieldSchema, row: Row): (readonly [lookup: string, parents: readonly unknown[]])[] {
  return summaryColumns(list).flatMap((column) => {
    const field = list.items?.properties?.[column];
    return field?.lookup && row[column] !== undefined ? [[field.lookup, parentsOf(field, row)] as const] : [];
  });
}
