import type { Endpoints, FollowUpBinding } from './programme.ts';
import type { FollowUpName } from './registry/followUps.ts';

export interface BoundFollowUp extends FollowUpBinding {
  readonly section: string;
  /** The path family in which that section is saved: `/PGApplication`. */
  readonly family: `/${string}`;
}

export function followUpOf({ sections }: Pick<Endpoints, 'sections'>, name: FollowUpName): BoundFollowUp | undefined {
  const [section, binding] = Object.entries(sections).find(([, { followUp }]) => followUp?.name === name) ?? [];
  if (section === undefined || !binding?.followUp) return undefined;
  return { ...binding.followUp, section, family: binding.path.slice(0, binding.path.lastIndexOf('/')) as `/${string}` };
}
