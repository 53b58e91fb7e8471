import type { Domain } from '../../platform/domain.ts';
import { promptedJob } from '../../platform/jobs/promptedJob.ts';
import { bookingRoutes } from './routes.ts';
import { hostelReactions } from './paid.ts';
import { lapse } from './service.ts';

export const hostelBooking: Domain = {
  name: 'hostel booking',
  guards: ['hostel'],
  async register(app, platform) {
    bookingRoutes(app, platform);
    await promptedJob(app, platform, 'hostels', () => lapse(platform));
  },
  reactions: hostelReactions,
};
