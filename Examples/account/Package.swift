// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "account",
  dependencies: [.package(name: "rehearsal", path: "../..")],
  targets: [
    .target(
      name: "Account", dependencies: [.product(name: "UIKitRehearsal", package: "rehearsal")]),
    .executableTarget(
      name: "trace",
      dependencies: ["Account", .product(name: "UIKitRehearsal", package: "rehearsal")]),
    .testTarget(
      name: "AccountTests",
      dependencies: ["Account", .product(name: "UIKitRehearsal", package: "rehearsal")],
      exclude: ["account.rehearsal.yaml"]),
  ]
)
