import process from 'node:process'

// Loaded first by every process that another one of ours starts: when the parent is gone, even by
// kill -9, the child ends too instead of keeping its port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
