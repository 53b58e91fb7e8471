/**
 * What the server tells glibc of memory: few arenas, and large blocks given back to the system. Without it what pictures
 * once needed stays with the process: 730 MB after 1,000 hostile files.
 */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' };
