// Loaded into each Node process that the supervisor starts: the channel between them closes when
// the supervisor is gone, however it went, and then the process ends the way it would be stopped.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
