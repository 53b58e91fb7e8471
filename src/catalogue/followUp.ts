import type { Endpoints, FollowUpBinding } from './programme.ts';
import type { FollowUpName } from './registry/followUps.ts';

/** A section that something follows from, as its programme binds it. */
export interface BoundFollowUp extends FollowUpBinding {
  /** The section that names it. */
  readonly section: string;
  /** The path family in which that section is saved: `/PGApplication`. */
  readonly family: `/${string}`;
}

/** What follows under this name; undefined where nothing does. */
export function followUpOf({ sections }: Pick<Endpoints, 'sections'>, name: FollowUpName): BoundFollowUp | undefined {
  const [section, binding] = Object.entries(sections).find(([, { followUp }]) => followUp?.name === name) ?? [];
  if (section === undefined || !binding?.followUp) return undefined;
  return { ...binding.followUp, section, family: binding.path.slice(0, binding.path.lastIndexOf('/')) as `/${string}` };
}
