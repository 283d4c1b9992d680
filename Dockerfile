# The server as an image: its own code and the packages it runs with, as a user without rights. docs/operations.md says how to use it.
# The version of Node is the one that package.json brings.
FROM node:24.21.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Without what only builds and tests, and without the Node that the packages would bring.
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund

FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24.21.0-slim
WORKDIR /app
# A container's own loopback is reached by nobody: its port is published, or not, by whoever runs it.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# The server writes its data here and compiled code there, and nothing else.
RUN mkdir -m 700 /data && mkdir -p node_modules/.cache && chown node:node /data node_modules/.cache
COPY --from=packages /app/node_modules node_modules
# The renderer of pictures and the reader of photos have their native halves in optional packages, for this platform.
COPY --from=build /app/node_modules/@takumi-rs node_modules/@takumi-rs
COPY --from=build /app/node_modules/@img node_modules/@img
COPY --from=build /app/build/client build/client
COPY package.json ./
COPY scripts scripts
COPY contract contract
COPY pictures pictures
COPY platforms platforms
COPY writer writer
COPY phrases phrases
COPY topics topics
COPY kinds kinds
COPY api api
COPY server server
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As `npm start`: docs/operations.md says what the flags are for.
CMD ["node", "--liftoff-only", "--max-semi-space-size=16", "server/main.ts"]
