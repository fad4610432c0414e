import { SMTPServer } from 'smtp-server'

export interface ReceivedEmail {
  from: string
  to: string[]
  /** Headers and parts as they came over the wire. */
  source: string
}

/** What the server does to the next e-mails. */
export type SmtpError = 'refused-recipient' | 'busy' | 'bad-password' | 'hang'

export interface FakeSmtp {
  url: string
  emails: ReceivedEmail[]
  error: SmtpError | undefined
  close: () => Promise<void>
}

export const SMTP_USER = 'sufra'
const PASSWORD = 'post-office'

const answer = (text: string, responseCode: number): Error =>
  Object.assign(new Error(text), { responseCode })

/** A mail server on a free port, with the answers that real ones give. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const fake = { emails: [] as ReceivedEmail[], error: undefined as SmtpError | undefined }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      fake.error !== 'bad-password' && username === SMTP_USER && password === PASSWORD
        ? callback(null, { user: username })
        : callback(answer('5.7.8 Authentication credentials invalid', 535)),
    onRcptTo: (_address, _session, callback) => {
      if (fake.error === 'hang') return
      if (fake.error === 'refused-recipient') callback(answer('5.1.1 User unknown', 550))
      else if (fake.error === 'busy') callback(answer('4.3.2 System not accepting messages', 451))
      else callback()
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        fake.emails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        callback()
      })
    },
  })
  server.on('error', () => undefined)
  const port = await new Promise<number>((resolve) => {
    const { server: socket } = server
    server.listen(0, '127.0.0.1', () => {
      const address = socket.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return Object.assign(fake, {
    url: `smtp://${SMTP_USER}:${PASSWORD}@127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}
