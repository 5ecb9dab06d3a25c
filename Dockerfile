# syntax=docker/dockerfile:1
# The server with the site and the command line. Data is in the volume /data unless DATABASE_URL is set.
#   docker build -t paddock . && docker run -p 3000:3000 -v paddock:/data paddock
FROM node:24-bookworm-slim AS base
WORKDIR /app

# The built site; everything else that this needs stays behind.
FROM base AS site
COPY . .
# The project brings its own Node for clones; here the image's is the same, so no install script has to run.
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
RUN NODE_ENV=production node apps/web/build/site.ts

# The packages that server and command line need when they run.
FROM base AS dependencies
COPY . .
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace @paddock/cli --workspace @paddock/server

FROM base
ENV NODE_ENV=production PADDOCK_DATA=/data PORT=3000
COPY package.json LICENSE ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/packages packages
COPY --from=dependencies /app/apps/cli apps/cli
COPY --from=dependencies /app/apps/server apps/server
COPY --from=site /app/apps/web/dist apps/web/dist
RUN printf '#!/bin/sh\nexec node /app/apps/cli/src/main.ts "$@"\n' > /usr/local/bin/paddock \
    && chmod +x /usr/local/bin/paddock \
    && mkdir /data \
    && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/app/apps/cli/src/main.ts", "serve"]
