import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

interface ReceivedMail {
  readonly to: string;
  /** Headers and body, each header on one line. */
  readonly source: string;
}

/** An SMTP server on this machine that keeps what it gets. */
export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** The response to RCPT TO; 250 accepts. */
  rcptResponse: string;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    receiveMail(socket, mailServer);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    rcptResponse: '250 fine',
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return mailServer;
}

function receiveMail(socket: Socket, mailServer: MailServer): void {
  let to = '';
  let data: string[] | null = null;
  let rest = '';
  const answer = (line: string): void => void socket.write(`${line}\r\n`);
  const read = (line: string): void => {
    if (data !== null) {
      if (line !== '.') return void data.push(line.startsWith('.') ? line.slice(1) : line);
      mailServer.received.push({ to, source: decodeQuotedPrintable(data.join('\n')) });
      data = null;
      return answer('250 stored');
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'RCPT') {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      return answer(mailServer.rcptResponse);
    }
    if (command === 'DATA') data = [];
    if (command === 'QUIT') return void socket.end('221 bye\r\n');
    answer(command === 'DATA' ? '354 go on' : '250 fine');
  };
  answer('220 mail.example.org');
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop()!;
    for (const line of lines) read(line);
  });
  socket.on('error', () => {});
}

function decodeQuotedPrintable(source: string): string {
  const bytes = source
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const [head = '', ...body] = Buffer.from(bytes, 'latin1').toString('utf8').split('\n\n');
  return [head.replaceAll(/\n[ \t]+/g, ' '), ...body].join('\n\n');
}
