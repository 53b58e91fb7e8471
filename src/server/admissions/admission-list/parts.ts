/** Parts of a statement that writes students together with their admissions: an upload, a demo college. */

/** @param columns with the SQL of each @param rows with the order in which they are written */
export const admit = (columns: Readonly<Record<string, string>>, rows: string): string =>
  `insert into admission (${Object.keys(columns).join(', ')}, imported_at, imported_by)
    select ${Object.values(columns).join(', ')}, $now, $actor::text from ${rows}`;

/** @param chosen the rows, as what follows `set` in an update of the admission `a` */
export const matriculate = (chosen: string): string => `update admission a set state = 'matriculated' ${chosen}`;

/** @param removed students, with their `admission_id` */
export const takeOff = (removed: string): string =>
  `delete from admission a using ${removed} d where a.id = d.admission_id`;
