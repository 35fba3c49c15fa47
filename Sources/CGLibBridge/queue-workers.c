// libdispatch's list of the threads of its queues. Once one of them has run, it looks at all of them
// every second, as long as the program runs, for one that blocks and needs another one next to it.
//
// These two functions stand in for those of a static libdispatch, which then starts no such timer, as
// on systems without a list of threads. A queue has as many threads as the machine has processors;
// what may wait long for a disk runs elsewhere. No header declares them.

void _dispatch_workq_worker_register(void *queue);
void _dispatch_workq_worker_unregister(void *queue);

void _dispatch_workq_worker_register(void *queue) { (void)queue; }

void _dispatch_workq_worker_unregister(void *queue) { (void)queue; }
