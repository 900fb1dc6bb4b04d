// real sockets and a real browser on a busy machine: a failed test is tried once more, and its first failure is printed
jest.retryTimes(1, { logErrorsBeforeRetry: true });
