import { useEffect, useState, type ComponentType } from 'react';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import type { ApplicationWorld } from '../session/applicationWorld.ts';
import type { LogOutProps } from './logOutProps.ts';
import type { DeliveredProgramme } from '../session/programmes.ts';

/** The form and its lists are fetched first; what prepares the device for a bad connection does not compete with them. */
const AFTER_PAINT_MS = 2500;

/**
 * From now on this form opens without a line.
 * @returns what is shown beside the form, once it is there: the way to log out, and word of a newer build
 */
export function useOffline(
  world: ApplicationWorld,
  application: ApplicationRecord,
  declaration: DeliveredProgramme,
): ComponentType<LogOutProps> | undefined {
  const { programme, applicant, queries, schoolShortName } = world;
  const [aside, setAside] = useState<{ readonly Shown: ComponentType<LogOutProps> }>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      const { cacheForOffline, DeviceAside } = await import('./late.ts');
      if (isOver) return;
      stop = cacheForOffline({ programme, applicant, queries, schoolShortName, application, declaration });
      setAside({ Shown: DeviceAside });
    };
    const timer = setTimeout(() => void start().catch(() => undefined), AFTER_PAINT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [programme, applicant, queries, schoolShortName, application, declaration]);
  return aside?.Shown;
}
